//! The functions of a module in the order in which they pack best: those that begin alike lie beside each other.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, ExportSection, FunctionSection, ImportSection, Module};
use wasmparser::{
    CodeSectionReader, Export, FunctionBody, FunctionSectionReader, ImportSectionReader, Parser, Payload,
    TypeRef,
};

use crate::names::Names;

type Result<T> = std::result::Result<T, Error<Infallible>>;

struct Sorter<'a> {
    /// What imports and exports are called.
    names: &'a Names,
    /// The functions of the module itself in their new order, by their old place among them.
    order: Vec<usize>,
    /// The new number of every function, imported ones first.
    numbers: Vec<u32>,
}

impl Reencode for Sorter<'_> {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<()> {
        for import in section.into_imports() {
            let import = import?;
            imports.import(import.module, self.names.short(import.name), self.entity_type(import.ty)?);
        }
        Ok(())
    }

    fn parse_export(&mut self, exports: &mut ExportSection, export: Export<'_>) -> Result<()> {
        let kind = self.export_kind(export.kind)?;
        let index = self.external_index(export.kind, export.index)?;
        exports.export(self.names.short(export.name), kind, index);
        Ok(())
    }

    fn function_index(&mut self, function: u32) -> Result<u32> {
        Ok(self.numbers[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<()> {
        let types = section.into_iter().collect::<std::result::Result<Vec<u32>, _>>()?;
        for old in &self.order {
            functions.function(types[*old]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, code: &mut CodeSection, section: CodeSectionReader<'_>) -> Result<()> {
        let bodies = section.into_iter().collect::<std::result::Result<Vec<FunctionBody<'_>>, _>>()?;
        for old in self.order.clone() {
            self.parse_function_body(code, bodies[old].clone())?;
        }
        Ok(())
    }
}

/// The same module with its functions sorted, and with these names for what it shares with its script.
pub fn sort(module: &[u8], names: &Names) -> std::result::Result<Vec<u8>, String> {
    let fault = |error: &dyn std::fmt::Display| format!("the module cannot be sorted: {error}");
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload.map_err(|error| fault(&error))? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    let import = import.map_err(|error| fault(&error))?;
                    imported += usize::from(matches!(import.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(&module[body.range()]),
            _ => {}
        }
    }
    let mut order: Vec<usize> = (0..bodies.len()).collect();
    order.sort_by_key(|index| bodies[*index]);
    let mut numbers: Vec<u32> = (0..(imported + bodies.len()) as u32).collect();
    for (new, old) in order.iter().enumerate() {
        numbers[imported + old] = (imported + new) as u32;
    }
    let mut sorted = Module::new();
    let mut sorter = Sorter { names, order, numbers };
    sorter.parse_core_module(&mut sorted, Parser::new(0), module).map_err(|error| fault(&error))?;
    Ok(sorted.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{ExportKind, Function, TypeSection, ValType};

    use super::*;

    /// Two functions, the later calling the earlier; after sorting, the first calls by the new number.
    #[test]
    fn calls_and_exports_follow_their_functions() {
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], [ValType::I32]);
        let (mut functions, mut exports, mut code) =
            (FunctionSection::new(), ExportSection::new(), CodeSection::new());
        functions.function(0).function(0);
        exports.export("caller", ExportKind::Func, 1);
        let mut number = Function::new([]);
        number.instructions().i32_const(7).end();
        let mut caller = Function::new([]);
        caller.instructions().call(0).end();
        code.function(&number).function(&caller);
        module.section(&types).section(&functions).section(&exports).section(&code);
        let sorted = sort(&module.finish(), &Names::default()).unwrap();
        let mut found = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(&sorted) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => found.0.push(sorted[body.range()].to_vec()),
                Payload::ExportSection(section) => {
                    found.1 = section.into_iter().map(|e| e.unwrap().index).collect()
                }
                _ => {}
            }
        }
        // No locals, `call 1`, end; no locals, `i32.const 7`, end.
        assert_eq!(found, (vec![vec![0, 0x10, 1, 0x0b], vec![0, 0x41, 7, 0x0b]], vec![0]));
    }
}
