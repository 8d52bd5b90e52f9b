/** A place in the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** A browser with one window, driven the same way whatever its engine. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** The folder that downloads arrive in. */
  readonly downloads: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page; it must use nothing from outside itself, and its values must survive JSON. */
  run<Args extends readonly unknown[], Value>(script: (...args: Args) => Value, ...args: Args): Promise<Value>;
  /** Sets the width and height of the page's view. */
  resize(width: number, height: number): Promise<void>;
  /** Presses the real mouse button, which the clipboard and downloads require. */
  click(point: Point): Promise<void>;
  /** The page as a PDF, where the driver can print. */
  readonly print?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}
