/** Takes away what an old browser, an embedded one, or one with strict settings does not have. */
export function removeApis(): void {
  Reflect.deleteProperty(Intl, 'Segmenter');
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  for (const name of ['Worker', 'SharedWorker', 'matchMedia']) Reflect.deleteProperty(window, name);
  // Where a visitor forbids storage, accessing it throws.
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Storage is forbidden', 'SecurityError');
      },
    });
  }
}
