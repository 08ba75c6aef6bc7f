import type { ReactNode } from 'react'

interface AvatarDrawing {
  /** The colour it stands on, one of those of people. */
  ground: string
  drawing: ReactNode
}

/** For people without a picture of their own; white on a colour, 48 by 48. */
export const avatarDrawings: Record<string, AvatarDrawing> = {
  leaf: {
    ground: 'var(--presence-5)',
    drawing: (
      <>
        <path d="M14 34C12 20 20 12 36 12c1 16-7 24-22 22z" stroke="none" />
        <path d="M14 34 27 21" fill="none" stroke="var(--presence-5)" strokeWidth="2.5" />
        <path d="M10 38l4-4" fill="none" strokeWidth="2.5" />
      </>
    ),
  },
  seed: {
    ground: 'var(--presence-3)',
    drawing: (
      <>
        <path d="M24 37V23" fill="none" strokeWidth="2.5" />
        <path d="M24 24c0-7-5-11-12-11 0 7 5 11 12 11z" stroke="none" />
        <path d="M24 29c0-6 4-9.5 11-9.5 0 6-4 9.5-11 9.5z" stroke="none" />
        <path d="M15 38h18" fill="none" strokeWidth="2.5" />
      </>
    ),
  },
  sun: {
    ground: 'var(--presence-7)',
    drawing: (
      <>
        <circle cx="24" cy="24" r="7" stroke="none" />
        <path
          d="M24 10v3M24 35v3M10 24h3M35 24h3M14.1 14.1l2.1 2.1M31.8 31.8l2.1 2.1M33.9 14.1l-2.1 2.1M16.2 31.8l-2.1 2.1"
          fill="none"
          strokeWidth="3"
        />
      </>
    ),
  },
  moon: {
    ground: 'var(--presence-2)',
    drawing: (
      <>
        <path d="M33 31.5A13 13 0 1 1 24.5 11 10.5 10.5 0 0 0 33 31.5z" stroke="none" />
        <circle cx="33" cy="16" r="2" stroke="none" />
        <circle cx="37" cy="23" r="1.25" stroke="none" />
      </>
    ),
  },
  cloud: {
    ground: 'var(--presence-6)',
    drawing: <path d="M16 34a7 7 0 0 1-.5-14 10 10 0 0 1 19-1A7.6 7.6 0 0 1 33.5 34z" stroke="none" />,
  },
  wave: {
    ground: 'var(--presence-8)',
    drawing: (
      <path
        d="M10 18q4.7-5 9.3 0t9.4 0 9.3 0M10 25q4.7-5 9.3 0t9.4 0 9.3 0M10 32q4.7-5 9.3 0t9.4 0 9.3 0"
        fill="none"
        strokeWidth="2.8"
      />
    ),
  },
  stone: {
    ground: 'var(--presence-4)',
    drawing: (
      <>
        <ellipse cx="24" cy="34" rx="13" ry="4.5" stroke="none" />
        <ellipse cx="23" cy="25.5" rx="9.5" ry="3.8" stroke="none" />
        <ellipse cx="25" cy="18" rx="6.5" ry="3.2" stroke="none" />
        <ellipse cx="24" cy="12" rx="3.5" ry="2.2" stroke="none" />
      </>
    ),
  },
  flame: {
    ground: 'var(--presence-1)',
    drawing: (
      <>
        <path d="M25 9c1 6 9 9 9 18a10 10 0 0 1-20 0c0-5 3-7 4-11 2 1 3 3 3 5 3-3 4.5-7 4-12z" stroke="none" />
        <path
          d="M24.5 36a5 5 0 0 1-5-5c0-3 2.5-4 3.5-7 3 2 6.5 4 6.5 7a5 5 0 0 1-5 5z"
          fill="var(--presence-1)"
          stroke="none"
        />
      </>
    ),
  },
}
