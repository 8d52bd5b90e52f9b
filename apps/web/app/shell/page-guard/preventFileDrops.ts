/**
 * Prevents the browser from opening a file dropped outside of a drop zone, which would replace the page with all
 * input.
 */
export function preventFileDrops(): () => void {
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
