/** What a program puts onto the clipboard, and the topics that people expect of it. */
export interface Pasted {
  readonly html: string
  readonly text: string
  /** Two spaces for each level. */
  readonly topics: readonly string[]
}

const wordItem = (level: number, marker: string, words: string, place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

/** Word for Windows: a heading, and a list of three levels that are paragraphs, not lists. */
export const fromWord: Pasted = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoListParagraph {margin:0in;mso-style-priority:34;} @list l0 {mso-list-id:1413622118;} @list l0:level2 {mso-level-text:o;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1>Move to the harbour<o:p></o:p></h1>
${wordItem(1, '·', 'Before', 'First')}
${wordItem(2, 'o', 'Boxes &amp; tape')}
${wordItem(3, '§', 'Twenty\nlarge <b>boxes</b>')}
${wordItem(3, '§', 'Labels')}
${wordItem(2, 'o', 'Read the meters')}
${wordItem(1, '·', 'On the day', 'Last')}
<!--EndFragment--></body></html>`,
  text: 'Move to the harbour\r\n·\tBefore\r\no\tBoxes & tape\r\n§\tTwenty large boxes\r\n§\tLabels\r\no\tRead the meters\r\n·\tOn the day\r\n',
  topics: [
    'Move to the harbour',
    '  Before',
    '    Boxes & tape',
    '      Twenty large boxes',
    '      Labels',
    '    Read the meters',
    '  On the day',
  ],
}

/** Excel: phases in the first column, what belongs to them further right. */
export const fromExcel: Pasted = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding-top:1px;mso-ignore:padding;} .xl65 {mso-number-format:"#,##0";} --></style></head>
<body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment--><col width=64 span=3 style='width:48pt'>
<tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt;width:48pt'>Planning</td><td width=64>Draft</td><td class=xl65 align=right width=64>1,200</td></tr>
<tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'></td><td></td><td class=xl65 align=right>300</td></tr>
<tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'></td><td>Review</td><td></td></tr>
<tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>Building</td><td></td><td></td></tr>
<!--EndFragment--></table></body></html>`,
  text: 'Planning\tDraft\t1,200\r\n\t\t300\r\n\tReview\t\r\nBuilding\t\t\r\n',
  topics: ['Planning', '  Draft', '    1,200', '    300', '  Review', 'Building'],
}

/** Chromium: headings of two levels, lists in lists, links, and what a page has besides words. */
export const fromWebPage: Pasted = {
  html: `<meta charset='utf-8'><html><body><!--StartFragment--><h2 style="color: rgb(0, 0, 0); font-family: &quot;Linux Libertine&quot;;"><span>The harbour</span></h2>
<p style="margin: 0.5em 0px;">Open all year.</p><img src="https://example.org/harbour.jpg" onerror="alert(1)">
<ul style="list-style-image: url(&quot;/bullet.svg&quot;);"><li>Quays<ul><li><a href="https://example.org/bay" title="Bay">Loading bay</a></li>
<li>Ferries<ol><li>North</li><li>South</li></ol></li></ul></li><li>Cranes</li></ul>
<h3>Opening hours</h3><ul><li>From six</li></ul><script>alert(1)</script><h2>The town</h2><!--EndFragment--></body></html>`,
  text: 'The harbour\nOpen all year.\n\nQuays\nLoading bay\nFerries\nNorth\nSouth\nCranes\nOpening hours\nFrom six\nThe town',
  topics: [
    'The harbour',
    '  Open all year.',
    '  Quays',
    '    Loading bay',
    '    Ferries',
    '      North',
    '      South',
    '  Cranes',
    '  Opening hours',
    '    From six',
    'The town',
  ],
}
