export const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** After the next frame's style, layout and paint: a message posted in a frame arrives once that frame is done. */
export async function painted(): Promise<void> {
  await nextFrame()
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 2_000 })
  })

/** Two frames later, and the main thread has nothing to do. */
export async function quiet(): Promise<void> {
  await nextFrame()
  await nextFrame()
  await idle()
}
