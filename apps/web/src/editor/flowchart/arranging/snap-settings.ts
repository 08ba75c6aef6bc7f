import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore, type Store } from '../../../platform/store.ts'

interface Switch extends Store<boolean> {
  toggle(): void
}

/** Of this browser, not of the document: a grid is for the hand that draws. */
export const isGridOn = remembered('ramify.grid', true)
export const isSnapOn = remembered('ramify.snap', true)
export const areRulersOn = remembered('ramify.rulers', false)
export const arePageBreaksOn = remembered('ramify.page-breaks', false)

function remembered(key: `ramify.${string}`, otherwise: boolean): Switch {
  const usual = otherwise ? 'on' : 'off'
  const store = createStore((readLocal(key) ?? usual) === 'on')
  return {
    ...store,
    toggle: () => {
      const isOn = !store.get()
      store.set(isOn)
      writeLocal(key, (isOn ? 'on' : 'off') === usual ? null : isOn ? 'on' : 'off')
    },
  }
}
