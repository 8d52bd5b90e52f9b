/**
 * Gives corresponding rows of several panels equal heights, so that wrapped lines stay side by side. Panels with
 * different numbers of rows are left unchanged.
 *
 * @param panels their children are the rows
 */
export function levelRows(panels: readonly HTMLElement[]): void {
  const [first, ...others] = panels.map((panel) =>
    Array.from(panel.children).filter((row) => row instanceof HTMLElement),
  );
  if (first === undefined || others.length === 0) return;
  if (others.some((rows) => rows.length !== first.length)) return;
  const levels = first.map((row, index) => [row, ...others.flatMap((rows) => rows[index] ?? [])]);
  for (const rows of levels) for (const row of rows) row.style.removeProperty('min-block-size');
  // All reads come before all writes: a read after a write would force a layout of the whole panel.
  const heights = levels.map((rows) => rows.map((row) => row.getBoundingClientRect().height));
  for (const [index, rows] of levels.entries()) {
    const own = heights[index] ?? [];
    const highest = Math.max(...own);
    for (const [side, row] of rows.entries()) {
      if (own[side] !== highest) row.style.setProperty('min-block-size', `${highest}px`);
    }
  }
}
