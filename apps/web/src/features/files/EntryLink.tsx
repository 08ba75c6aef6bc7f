import { Link } from 'wouter'
import styles from './FileEntry.module.css'

interface Props {
  path: string
  name: string
  /** On a desk a document opens beside the list it came from. */
  opensBeside: boolean
}

export function EntryLink({ path, name, opensBeside }: Props) {
  if (!opensBeside) {
    return (
      <Link href={path} className={styles.link}>
        {name}
      </Link>
    )
  }
  return (
    <a href={path} target="_blank" rel="noreferrer" className={styles.link}>
      {name}
    </a>
  )
}
