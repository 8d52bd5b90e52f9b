// The registry names icons of the ui package, whose sources import style sheets and pictures; only their types are
// read here.
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
