/** A QR code as one path of unit squares. */
import { encode } from 'uqr';

export interface Code {
  /** squares along a side, quiet border included */
  size: number;
  path: string;
}

export function qr(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end += 1;
      path += `M${x} ${y}h${end - x + 1}v1h-${end - x + 1}z`;
      x = end;
    }
  });
  return { size, path };
}
