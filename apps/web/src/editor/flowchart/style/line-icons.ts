import { createLucideIcon } from 'lucide-react'

/** Lines as they are drawn, for choosing between them. */
export const dashIcons = {
  solid: createLucideIcon('line-solid', [['path', { d: 'M3 12h18', key: 'a' }]]),
  dashed: createLucideIcon('line-dashed', [['path', { d: 'M3 12h4M10 12h4M17 12h4', key: 'a' }]]),
  dotted: createLucideIcon('line-dotted', [
    ['path', { d: 'M4 12h.01M8 12h.01M12 12h.01M16 12h.01M20 12h.01', key: 'a' }],
  ]),
}

export const connectorStyleIcons = {
  orthogonal: createLucideIcon('connector-orthogonal', [['path', { d: 'M3 19h9V5h9', key: 'a' }]]),
  rounded: createLucideIcon('connector-rounded', [
    ['path', { d: 'M3 19h4a5 5 0 0 0 5-5v-4a5 5 0 0 1 5-5h4', key: 'a' }],
  ]),
  curved: createLucideIcon('connector-curved', [['path', { d: 'M3 19c12 0 6-14 18-14', key: 'a' }]]),
  straight: createLucideIcon('connector-straight', [['path', { d: 'M3 19 21 5', key: 'a' }]]),
}
