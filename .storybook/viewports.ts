const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${String(width)}`,
  styles: { width: `${String(width)}px`, height: `${String(height)}px` },
});

/** The windows a story can be looked at in; a story may fix its own by `globals: { viewport: { value: 'tablet' } }`. */
export const VIEWPORTS = {
  phone: viewport('Phone', 390, 844),
  tablet: viewport('Tablet', 768, 1024),
  laptop: viewport('Laptop', 1024, 768),
  desktop: viewport('Desktop', 1440, 900),
};
