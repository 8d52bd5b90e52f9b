/** Links may encode the characters between their parts, also twice when a link is inside another one. */
export function decodedLink(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decodedLink(once);
  } catch {
    // A percent sign of its own.
    return text;
  }
}
