/** The mark: one thought and three branches. The name stands beside it or in the link around it. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7.5" fill="var(--accent-solid)" />
      <path
        d="M7.5 14C14 14 12.6 8 19.8 8M7.5 14H19.8M7.5 14C14 14 12.6 20 19.8 20"
        fill="none"
        stroke="var(--text-on-accent)"
        strokeWidth="1.9"
      />
      <g fill="var(--text-on-accent)">
        <circle cx="7.5" cy="14" r="2.7" />
        <circle cx="19.8" cy="8" r="2.1" />
        <circle cx="19.8" cy="14" r="2.1" />
        <circle cx="19.8" cy="20" r="2.1" />
      </g>
    </svg>
  )
}
