import { useEffect, useState } from 'react';

type Made = { readonly text: string; readonly url: string };

/** An address for a text made in the page, as long as it is shown: `blob:` is what images may come from. */
export function useBlobUrl(text: string, type: string): string | undefined {
  const [made, setMade] = useState<Made>();

  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    setMade({ text, url });
    return () => URL.revokeObjectURL(url);
  }, [text, type]);

  return made?.text === text ? made.url : undefined;
}
