import { type Face, FaceCache, type Role, type Topic } from '@ramify/scene'

/** How topics would look with nothing of their own, once for each role: a level has as many as there are branches. */
export function facesOfLevel(topics: readonly Topic[]): Face[] {
  const faces = new Map<Role, Face>()
  for (const { face } of topics) {
    if (faces.has(face.role)) continue
    const bare = { ...face.node, look: {} }
    faces.set(face.role, new FaceCache().faceOf(bare, face.role, face.body.measurer))
  }
  return [...faces.values()]
}
