/**
 * A part of the page as a PNG, without a server: its own markup in an SVG, with the page's styles and fonts inside,
 * drawn onto a canvas. What the element shows must not come from elsewhere.
 */

import { covers } from '../lib/ranges';

/** Pixels of the picture for each of the page, and how many of them a phone can hold. */
const SHARP = 2;
const MOST = 16_000_000;
/** Longer than any browser needs to lay out what was just mounted. */
const FRAMES = 6;

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

export async function toPng(element: HTMLElement): Promise<Blob> {
  await document.fonts.ready;
  for (let i = 0; i < FRAMES; i += 1) await new Promise(requestAnimationFrame);
  const { width, height } = element.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(element, width, height))}`;
  await image.decode();
  const sharp = Math.min(SHARP, Math.sqrt(MOST / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * sharp);
  canvas.height = Math.floor(height * sharp);
  const sheet = canvas.getContext('2d')!;
  // Some browsers read the fonts inside only when it is first drawn.
  for (let i = 0; i < 2; i += 1) {
    sheet.drawImage(image, 0, 0, canvas.width, canvas.height);
    await new Promise(requestAnimationFrame);
  }
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture')))));
}

async function asSvg(element: HTMLElement, width: number, height: number): Promise<string> {
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // What styles ask of the page's root they now ask of this one.
  for (const name of ['data-theme', 'data-symbols', 'lang']) svg.setAttribute(name, root.getAttribute(name) ?? '');
  svg.setAttribute('data-motion', 'none');
  svg.style.fontSize = getComputedStyle(root).fontSize;

  const style = document.createElementNS(XHTML, 'style');
  style.textContent = await stylesOf(document.styleSheets, element.textContent);
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  const copy = element.cloneNode(true) as HTMLElement;
  for (const light of copy.querySelectorAll('.ring')) light.remove();
  frame.append(style, copy);
  svg.append(frame);
  return new XMLSerializer().serializeToString(svg);
}

/** The page's styles as they were written: what a browser makes of them cannot be written down without loss. */
async function stylesOf(sheets: StyleSheetList, text: string): Promise<string> {
  const texts = [...sheets].map(async (sheet) => {
    if (!sheet.href) return sheet.ownerNode?.textContent ?? '';
    const written = await fetch(sheet.href)
      .then((answer) => answer.text())
      // Better with some loss than not at all.
      .catch(() => [...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    return withFonts(written, sheet.href, text);
  });
  return (await Promise.all(texts)).join('\n');
}

/** With the letters of every font that the text needs inside: a picture may fetch nothing. */
async function withFonts(styles: string, base: string, text: string): Promise<string> {
  let written = styles;
  for (const [face] of styles.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const [whole, , address] = /url\((['"]?)([^)]+?)\1\)/.exec(face) ?? [];
    const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1];
    const wanted = whole && (!ranges || covers(ranges, text));
    written = written.replace(face, wanted ? face.replace(whole, await letters(new URL(address!, base).href)) : '');
  }
  return written;
}

async function letters(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `url(data:font/woff2;base64,${btoa(text)})`;
}
