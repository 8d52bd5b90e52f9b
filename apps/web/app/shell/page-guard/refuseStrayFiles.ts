/** A browser opens a file that is dropped on no place for files, in place of the page with all that was typed. */
export function refuseStrayFiles(): () => void {
  function refuse(event: DragEvent) {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
