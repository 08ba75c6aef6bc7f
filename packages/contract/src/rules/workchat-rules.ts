/** As many people as can be chosen for one work notice. */
export const mostInNotice = 200
