type KeyPress = { readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number } };

/** Safari reports the key that ends a composition as this code, after `isComposing` is already false. */
const COMPOSITION_KEY_CODE = 229;

/** True while an input method (Korean, Japanese, Chinese) still owns the key: a handler then leaves it alone. */
export function isComposing({ nativeEvent }: KeyPress): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY_CODE;
}
