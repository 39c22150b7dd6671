import { createContext, useContext } from 'react'

/** Titles of selected content while the editor is open: content that is not public has no card. */
export const PickedTitles = createContext<Map<string, string>>(new Map())
export const usePickedTitles = () => useContext(PickedTitles)
