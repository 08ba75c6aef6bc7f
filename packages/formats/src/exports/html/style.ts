/** One look for light and dark; the drawing brings its own. */
export const style =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}' +
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'figure{margin:1rem 0;overflow:auto}figure svg{max-width:100%;height:auto}' +
  'ul{list-style:none;padding-left:1.5rem;border-left:1px solid #8884}section>ul{border:0;padding:0}' +
  'li{margin:.25rem 0}summary{cursor:pointer;font-weight:600}blockquote{margin:.25rem 0 .25rem 1rem;opacity:.8;font-weight:400}' +
  'img{max-width:100%;height:auto;border-radius:4px}.address{font-size:.8rem;opacity:.7;overflow-wrap:anywhere}.label{font-size:.8rem;background:#8883;border-radius:4px;padding:0 .4rem}' +
  '.priority{background:#8883;border-radius:50%;padding:0 .45rem}footer{text-align:right;opacity:.7;font-size:.8rem}' +
  '@media print{figure{break-inside:avoid}}'
