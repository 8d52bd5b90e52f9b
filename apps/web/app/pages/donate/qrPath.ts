/** The modules of a QR code in rows, one after the other; what is not 0 is dark. */
export type QrModules = { readonly size: number; readonly data: ArrayLike<number> };

/** The dark modules as one SVG path on a grid of one unit a module: a bar for each run in a row. */
export function qrPath({ size, data }: QrModules): string {
  const bars: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start) bars.push(`M${start} ${row}h${column - start}v1H${start}z`);
      column += 1;
    }
  }
  return bars.join('');
}
