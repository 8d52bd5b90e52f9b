/** The names and values of a query, `name=value&…`, undecoded and in their order. */
export function queryParts(query: string): readonly (readonly [name: string, value: string])[] {
  const parts = query.split('&').filter((part) => part !== '');
  return parts.map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  });
}
