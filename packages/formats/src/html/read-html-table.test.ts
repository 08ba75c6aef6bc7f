import { expect, test } from 'vitest'
import { readHtmlTable } from './read-html-table.ts'

test.each([
  ['no table', '<p>a</p>', null],
  [
    'what a spreadsheet copies',
    '<html><head><style>td { color: red }</style></head><body><table><col><tr><th>Name</th><th>Sum</th></tr><tr><td>A<br>B</td><td>1&nbsp;2</td></tr></table></body></html>',
    {
      rows: [
        ['Name', 'Sum'],
        ['A B', '1 2'],
      ],
      isAlone: true,
    },
  ],
  [
    'joined and empty cells',
    '<table><tr><td colspan=2>Both</td><td>C</td></tr><tr><td></td><td>b</td></tr></table>',
    {
      rows: [
        ['Both', '', 'C'],
        ['', 'b'],
      ],
      isAlone: true,
    },
  ],
  ['words beside it', '<p>See:</p><table><tr><td>a</td></tr></table>', { rows: [['a']], isAlone: false }],
])('reads %s', (_, html, table) => expect(readHtmlTable(html)).toEqual(table))

test('reads floods of open cells without end', () => {
  const html = `<table>${'<tr><td colspan=1000>x'.repeat(20_000)}`
  expect(readHtmlTable(html)?.rows[0]).toEqual(['x'])
})
