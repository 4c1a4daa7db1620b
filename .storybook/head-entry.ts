/** Writes what the server would say in the page's head; for `beforeEach`, whose result removes it. */
export function withHeadEntry(name: string, content: string): () => void {
  const entry = Object.assign(document.createElement('meta'), { name, content });
  document.head.append(entry);
  return () => {
    entry.remove();
  };
}
