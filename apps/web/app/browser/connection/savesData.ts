type Connection = { readonly saveData?: boolean };

/** Whether the visitor asked the browser to use little data. Nothing that may never be used is loaded then. */
export function savesData(): boolean {
  return (navigator as { readonly connection?: Connection }).connection?.saveData === true;
}
