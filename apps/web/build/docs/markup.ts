type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Text in HTML, in an element as well as in an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An element as HTML. An attribute that is `true` has no value; one that is false or undefined is omitted. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${attribute}` : ` ${attribute}="${escaped(value)}"`;
  });
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}
