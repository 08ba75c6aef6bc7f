import chi_sim from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url&no-inline'
import chi_tra from '@tesseract.js-data/chi_tra/4.0.0_best_int/chi_tra.traineddata.gz?url&no-inline'
import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url&no-inline'
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url&no-inline'
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url&no-inline'
import jpn from '@tesseract.js-data/jpn/4.0.0_best_int/jpn.traineddata.gz?url&no-inline'
import kor from '@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz?url&no-inline'
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url&no-inline'
import worker from 'tesseract.js/dist/worker.min.js?url&no-inline'
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url&no-inline'
import type { ReadingLanguage } from './reading-languages.ts'

/** All of it comes from our own server, and only when somebody reads a picture. */
export const readingFiles = { worker: whole(worker), core: whole(core) }

/** What is known of each language: of the two kinds of data there are, the one that is a tenth as large. */
export const languageData: Readonly<Record<ReadingLanguage, string>> = {
  eng,
  chi_sim,
  chi_tra,
  jpn,
  kor,
  deu,
  fra,
  spa,
}

/** A worker has another place than the page, from which half an address leads elsewhere. */
function whole(url: string): string {
  return new URL(url, location.href).href
}
