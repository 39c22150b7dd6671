import { useEffect, useRef } from 'react'
import { IsoDate } from '#domain/date/iso-date.ts'
import { addDays } from '#domain/date/japan-time.ts'
import type { TravelGuide } from '#domain/travel/guide.ts'
import { dayCount } from '#domain/travel/new-guide.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import type { Details, DetailsValues } from './details-form.ts'

/** The last day follows the first one until it is set by hand, so that the length of the trip stays. */
export function useEndAfterStart(form: FormApi<DetailsValues, Details>, { startDate, endDate }: TravelGuide) {
  const length = startDate && endDate ? dayCount(startDate, endDate) : null
  const latest = useRef(length)
  useEffect(() => {
    latest.current = length
  })
  useEffect(() => {
    let isChosen = false
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ name, values: { startDate: start }, isDirty }) => {
        if (!isDirty) isChosen = false
        else if (name === 'endDate') isChosen ||= document.activeElement?.getAttribute('name') === 'endDate'
        if (name !== 'startDate' || isChosen || latest.current === null) return
        if (!IsoDate.safeParse(start).success) return
        const end = addDays(start, latest.current - 1)
        form.setValue('endDate', end, { shouldDirty: true, shouldValidate: true })
      },
    })
  }, [form])
}
