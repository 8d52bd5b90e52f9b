import { createElement as el, type ReactNode, useState } from 'react';

/**
 * A minimal React page with a text field, which counts the typed characters. A link leads to a second page without a
 * reload.
 */
export function FloorApp(): ReactNode {
  const [text, setText] = useState('');
  const [isOther, setOther] = useState(false);
  return el(
    'main',
    undefined,
    el('h1', undefined, isOther ? 'Other' : 'Floor'),
    el(
      'a',
      {
        href: isOther ? '#floor' : '#other',
        onClick: (event: { readonly preventDefault: () => void }) => {
          event.preventDefault();
          setOther(!isOther);
        },
      },
      isOther ? 'Floor' : 'Other',
    ),
    el('textarea', {
      key: String(isOther),
      'aria-label': 'Text',
      value: text,
      onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
    }),
    el('output', undefined, String(text.length)),
  );
}
