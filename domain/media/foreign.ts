import { positionOf } from './bytes.ts'

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** Markers of executable content anywhere in a file; at least five letters, to avoid accidental matches. */
const PROGRAMS = ['<script', '<?php', '<html', '<!doctype', '<iframe', 'javascript:']
/** Archive signatures, which may occur anywhere before the content. */
const ARCHIVES = [bytesOf('Rar!\x1a\x07'), [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], bytesOf('!<arch>\n')]
/** A ZIP is located by its end record, at most 64 KB before the end of the file. */
const ZIP_END = [0x50, 0x4b, 0x05, 0x06]
const ZIP_END_WITHIN = 65_557
/** PDF readers search this far for the header. */
const PDF = bytesOf('%PDF-')
const PDF_WITHIN = 1024
/** Signatures of other files directly after the image. */
const BEHIND = [bytesOf('PK\x03\x04'), bytesOf('MZ'), bytesOf('\x7fELF'), bytesOf('<svg'), bytesOf('#!/')]

const BLOCK = 64 * 1024
const MAX_NAME_LENGTH = Math.max(...PROGRAMS.map(({ length }) => length))

/** Whether one of the markers occurs, ignoring case. */
function hasProgram(bytes: Uint8Array): boolean {
  const latin = new TextDecoder('latin1')
  for (let from = 0; from < bytes.length; from += BLOCK) {
    const text = latin.decode(bytes.subarray(from, from + BLOCK + MAX_NAME_LENGTH)).toLowerCase()
    if (PROGRAMS.some((word) => text.includes(word))) return true
  }
  return false
}

/**
 * Whether a file is a polyglot: also a page, program, archive or document. Pictures are re-encoded, so nothing of it
 * would be stored, but such a file is not a photo. Trailers of phones (a video, a depth map) are allowed and dropped.
 * `end`: end of the image data.
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
