/** A path with the parameters that are set. */
export function withQuery(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
