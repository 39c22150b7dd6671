import { positionOf } from './bytes.ts'

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** What browsers and servers would run, wherever in a file they find it; five letters or more, so that it is no chance. */
const PROGRAMS = ['<script', '<?php', '<html', '<!doctype', '<iframe', 'javascript:']
/** Archives announce themselves anywhere in front of their content. */
const ARCHIVES = [bytesOf('Rar!\x1a\x07'), [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], bytesOf('!<arch>\n')]
/** A ZIP is read from its end: this, at most 64 KB before it. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06]
const ZIP_END_WITHIN = 65_557
/** Readers of PDF look this far for its beginning. */
const PDF = bytesOf('%PDF-')
const PDF_WITHIN = 1024
/** What may stand right behind a picture and is another file. */
const BEHIND = [bytesOf('PK\x03\x04'), bytesOf('MZ'), bytesOf('\x7fELF'), bytesOf('<svg'), bytesOf('#!/')]

const BLOCK = 64 * 1024
const LONGEST = Math.max(...PROGRAMS.map(({ length }) => length))

/** Whether one of the words stands anywhere, whatever the case of its letters. */
function hasProgram(bytes: Uint8Array): boolean {
  const latin = new TextDecoder('latin1')
  for (let from = 0; from < bytes.length; from += BLOCK) {
    const text = latin.decode(bytes.subarray(from, from + BLOCK + LONGEST)).toLowerCase()
    if (PROGRAMS.some((word) => text.includes(word))) return true
  }
  return false
}

/**
 * Whether a file is more than a picture: a page, a program, an archive or a document as well. Nothing of it would be
 * kept, as pictures are encoded anew, but who sends such a file does not send a photo. Trailers of phones (a film, a
 * map of depths) are let pass and dropped. `end`: where the picture itself is over.
 */
export function isMoreThanPicture(bytes: Uint8Array, end: number): boolean {
  return (
    BEHIND.some((sequence) => positionOf(bytes, sequence, end, end + 1) === end) ||
    positionOf(bytes, PDF, 0, PDF_WITHIN) >= 0 ||
    positionOf(bytes, ZIP_END, Math.max(0, bytes.length - ZIP_END_WITHIN)) >= 0 ||
    ARCHIVES.some((sequence) => positionOf(bytes, sequence) >= 0) ||
    hasProgram(bytes)
  )
}
