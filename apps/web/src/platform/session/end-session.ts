/** Ends a session that this browser no longer uses. Where nobody answers it runs out by itself: nothing waits for this. */
export async function endSession(token: string): Promise<void> {
  try {
    await fetch('/api/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: '{}',
      credentials: 'omit',
      keepalive: true,
    })
  } catch (error) {
    console.warn('The session before was not ended', error)
  }
}
