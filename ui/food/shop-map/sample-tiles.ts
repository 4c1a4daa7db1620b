/** One square for every place, drawn here: a workbench has no network. */
export function sampleTiles(): string {
  const square = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
  const pen = square.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing.');
  pen.fillStyle = 'linen';
  pen.fillRect(0, 0, 256, 256);
  pen.fillStyle = 'white';
  for (const [at, breadth] of [
    [40, 8],
    [120, 16],
    [210, 8],
  ] as const) {
    pen.fillRect(at, 0, breadth, 256);
    pen.fillRect(0, at, 256, breadth);
  }
  return square.toDataURL();
}
