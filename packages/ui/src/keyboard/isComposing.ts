type KeyPress = { readonly nativeEvent: { readonly isComposing: boolean; readonly keyCode: number } };

/** Safari reports the key that ends a composition as this code, after `isComposing` is already false. */
const COMPOSITION_KEY_CODE = 229;

/** Whether an input method (Korean, Japanese, Chinese) is handling the key: a handler must then ignore it. */
export function isComposing({ nativeEvent }: KeyPress): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY_CODE;
}
