/** Four soft sounds, made on the spot: something is laid down, it paid, your turn, the end. */
export type Sound = 'place' | 'build' | 'turn' | 'finish';

interface Note {
  /** hertz */
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const SOUNDS: Record<Sound, Note[]> = {
  place: [
    { pitch: 190, at: 0, lasts: 0.09, loud: 0.16, shape: 'triangle' },
    { pitch: 95, at: 0, lasts: 0.12, loud: 0.12, shape: 'sine' },
  ],
  build: [
    { pitch: 330, at: 0, lasts: 0.16, loud: 0.1, shape: 'triangle' },
    { pitch: 494, at: 0.09, lasts: 0.26, loud: 0.1, shape: 'triangle' },
  ],
  turn: [
    { pitch: 587, at: 0, lasts: 0.22, loud: 0.1, shape: 'sine' },
    { pitch: 440, at: 0.14, lasts: 0.38, loud: 0.1, shape: 'sine' },
  ],
  finish: [
    { pitch: 392, at: 0, lasts: 0.3, loud: 0.09, shape: 'triangle' },
    { pitch: 494, at: 0.15, lasts: 0.3, loud: 0.09, shape: 'triangle' },
    { pitch: 587, at: 0.3, lasts: 0.65, loud: 0.1, shape: 'triangle' },
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const note of SOUNDS[sound]) ring(context, note);
  } catch {
    // No sound here.
  }
}

function ring(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const voice = audio.createOscillator();
  const hand = audio.createGain();
  voice.type = note.shape;
  voice.frequency.value = note.pitch;
  hand.gain.setValueAtTime(0, begin);
  hand.gain.linearRampToValueAtTime(note.loud, begin + 0.012);
  hand.gain.exponentialRampToValueAtTime(0.0005, begin + note.lasts);
  voice.connect(hand).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + note.lasts + 0.02);
}
