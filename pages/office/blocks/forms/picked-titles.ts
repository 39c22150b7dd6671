import { createContext, useContext } from 'react'

/** What picked content is called, for as long as the editor is open: what is not public has no card to say it. */
export const PickedTitles = createContext<Map<string, string>>(new Map())
export const usePickedTitles = () => useContext(PickedTitles)
