/**
 * Runs the worker script of tesseract.js, whose address is this worker's name. The data of some languages has settings that
 * this build of it does not know: it says so on the console, each time, as if something were broken in the page.
 */
export {}

declare const self: { readonly name: string; importScripts: (address: string) => void }

console.error = () => undefined
self.importScripts(self.name)
