import { useEffect, useState } from 'react';

type Made = { readonly text: string; readonly url: string };

/** An object URL for a generated text while it is shown: the CSP allows `blob:` images. */
export function useBlobUrl(text: string, type: string): string | undefined {
  const [made, setMade] = useState<Made>();

  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    setMade({ text, url });
    return () => URL.revokeObjectURL(url);
  }, [text, type]);

  return made?.text === text ? made.url : undefined;
}
