/**
 * A part of the page as a PNG, without a server: its own markup in an SVG, with the page's styles and fonts inside,
 * drawn onto a canvas. What the element shows must not come from elsewhere.
 */

/** Pixels of the picture for each of the page. */
const SHARP = 2;
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
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SHARP);
  canvas.height = Math.ceil(height * SHARP);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
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
  style.textContent = await stylesOf(document.styleSheets);
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
async function stylesOf(sheets: StyleSheetList): Promise<string> {
  const texts = [...sheets].map(async (sheet) =>
    sheet.href ? withFonts(await (await fetch(sheet.href)).text(), sheet.href) : (sheet.ownerNode?.textContent ?? ''),
  );
  return (await Promise.all(texts)).join('\n');
}

/** With the letters of every font that the page has loaded. */
async function withFonts(styles: string, base: string): Promise<string> {
  const loaded = new Set(performance.getEntriesByType('resource').map((entry) => entry.name));
  let text = styles;
  for (const [whole, , address] of styles.matchAll(/url\((['"]?)([^)]+?\.woff2)\1\)/g)) {
    const url = new URL(address!, base).href;
    if (!loaded.has(url)) continue;
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    let letters = '';
    for (const byte of bytes) letters += String.fromCharCode(byte);
    text = text.replaceAll(whole, `url(data:font/woff2;base64,${btoa(letters)})`);
  }
  return text;
}
