declare module 'simple-mind-map/src/plugins/RichText.js' {
  const plugin: unknown
  export default plugin
}
